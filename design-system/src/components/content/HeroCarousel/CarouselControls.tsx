import { fill } from '../../../language/fill.ts';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { Control, Controls, Dot } from './hero-carousel-parts.ts';

interface Props {
  titles: string[];
}

/** Pause, arrows and dots. `startCarousel` handles them and updates their state; React does not change it. */
export function CarouselControls({ titles }: Props) {
  const labels = useTexts().carousel;
  const count = titles.length;
  return (
    <Controls data-print="no" data-many={count > 3 || undefined} data-very-many={count > 8 || undefined}>
      <Control
        type="button"
        className="pause"
        data-slides-pause=""
        data-pause={labels.pause}
        data-play={labels.play}
        aria-label={labels.pause}
        suppressHydrationWarning
      >
        <span className="pauses">
          <Icon name="pause" size={20} />
        </span>
        <span className="plays">
          <Icon name="play" size={20} />
        </span>
      </Control>
      <Control type="button" data-slides-step="-1" aria-label={labels.previous} title={labels.previous}>
        <Icon name="arrow-left" size={20} />
      </Control>
      <span className="dots">
        {titles.map((title, at) => (
          <Dot
            key={at}
            type="button"
            data-slides-to={at}
            aria-label={`${fill(labels.slide, { position: at + 1, count })}: ${title}`}
            aria-current={at === 0 ? 'true' : undefined}
            suppressHydrationWarning
          />
        ))}
      </span>
      <span className="number" aria-hidden="true">
        <b data-slides-number="" suppressHydrationWarning>
          1
        </b>
        {` / ${count}`}
      </span>
      <Control type="button" data-slides-step="1" aria-label={labels.next} title={labels.next}>
        <Icon name="arrow-right" size={20} />
      </Control>
      <span role="status" className="visually-hidden" suppressHydrationWarning />
    </Controls>
  );
}
