import type { HomePage } from '@prospectus/contract';
import { CardRow, Container, MediaCard } from '@prospectus/design-system';

/** What the first screen leads on to, slide by slide; where there is no picture the lattice of its destination is drawn. */
export function HeroSlides({ slides }: { slides: HomePage['hero'] }) {
  return (
    <Container>
      <CardRow label="Highlights" gridUpTo={3}>
        {slides.map(({ id, title, sub_title, image, alt, link, link_label }) => (
          <MediaCard
            key={id}
            title={title}
            href={link || undefined}
            linkText={link ? link_label || 'Read on' : undefined}
            cover={image ? { src: image, alt } : { seed: link.split('/').at(-1) || title }}
            description={sub_title}
            headingLevel={2}
          />
        ))}
      </CardRow>
    </Container>
  );
}
