import { AsideLayout, Breadcrumbs, DateTime, Hero, Prose, Section } from '@prospectus/design-system';

import { pictureOf } from '../../lib/picture-of.ts';
import { useVisitor } from '../../features/visitor/VisitorContext.tsx';
import { ProgramCard } from '../../features/program-cards/ProgramCard.tsx';
import { type PostData, usePageData } from '../page/page-data.ts';
import { NotFound } from '../problems/NotFound.tsx';
import { SideLeadCard } from '../auxiliary/SideLeadCard.tsx';
import { PostCards } from './PostCards.tsx';

export function PostRoute() {
  const data = usePageData<PostData>();
  return data ? <Post {...data} /> : <NotFound />;
}

function Post({ post, more, interests, course }: PostData) {
  const { verified } = useVisitor();
  return (
    <>
      <article>
        <Hero
          title={post.title}
          seed={post.slug}
          picture={post.image ? pictureOf(post.media, post.image, post.alt_image_name) : undefined}
          eyebrow={
            <Breadcrumbs
              items={[{ label: 'Home', href: '/' }, { label: 'Blog', href: '/blog' }, { label: post.title }]}
            />
          }
          lead={post.summary}
          badges={
            <>
              <DateTime value={post.date} />
              {post.author && ` · ${post.author}`}
            </>
          }
        />
        <Section id="post" tone="white" title="The full post" titleHidden>
          <AsideLayout
            desktopOnly
            aside={verified ? undefined : <SideLeadCard page={post} interests={interests} course={course} />}
          >
            <Prose html={post.content} />
          </AsideLayout>
        </Section>
      </article>
      {post.program && (
        <Section id="program" title="Related programme">
          <ProgramCard program={post.program} linkText="Know more" look="lead" />
        </Section>
      )}
      {more.length > 0 && (
        <Section id="more" tone="white" title="Read next">
          <PostCards posts={more} />
        </Section>
      )}
    </>
  );
}
