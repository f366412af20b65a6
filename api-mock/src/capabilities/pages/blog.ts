import type { Answer, BlogPost } from '@prospectus/contract';

import { newestOf } from './changes.ts';
import { type OwnWords, pageMetadata, plainText } from './page-metadata.ts';
import type { Content, PlacedPost } from './content.ts';
import { programCard } from './program-item.ts';

/** Posts of the blog, newest first. */
export const blogList = (content: Content): Answer<'GET /blog'> =>
  content.posts.map((post) => content.media.asSent(blogItem(post)));

export const findPost = ({ posts }: Content, slug: string): PlacedPost | undefined =>
  posts.find(({ fields }) => fields.slug === slug);

/** A post of the blog. */
export const blogPost = (content: Content, post: PlacedPost): BlogPost =>
  content.media.asSent({
    ...blogItem(post),
    pageCategory: 'blog',
    universityName: content.university.name,
    content: post.fields.content,
    program: post.program ? programCard(content, post.program) : null,
    metadata: pageMetadata(content, post.path, postWords(post)),
    updated_at: postChanged(content, post),
  });

function blogItem({ id, path, fields }: PlacedPost) {
  const { content: _content, program: _program, ...item } = fields;
  return { ...item, id, path };
}

/** A post's own title and description, where staff have written no metadata. */
export const postWords = ({ fields }: PlacedPost): OwnWords => ({
  title: fields.title,
  description: fields.summary || plainText(fields.content),
  image: fields.image,
});

/** When a post last changed. */
export const postChanged = ({ metadata }: Content, post: PlacedPost): string => newestOf(post, metadata.get(post.path));
