/** How long a slide is shown, ms (specification §9). */
export const slideIntervalMs = 5000;

/**
 * Starts a rendered HeroCarousel and returns the function that stops it: automatic slides, arrows, dots, pause. It
 * needs the markup only, not React, so a page can run it before its framework has loaded; a later call takes over and
 * keeps what a visitor chose.
 */
export function startCarousel(root: HTMLElement, everyMs = slideIntervalMs): () => void {
  const track = root.querySelector<HTMLElement>('[data-slides-track]');
  const slides = track ? Array.from(track.children).filter((one) => one instanceof HTMLElement) : [];
  if (!track || slides.length < 2) return () => undefined;

  root.dispatchEvent(new Event(HAND_OVER));
  const run = new AbortController();
  const { signal } = run;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let timer = 0;
  let isPointedAt = root.matches(':hover') && matchMedia('(hover: hover)').matches;

  const shown = () => Math.round(Math.abs(track.scrollLeft) / Math.max(track.clientWidth, 1));
  const show = (wanted: number) => {
    const slide = slides[(wanted + slides.length) % slides.length];
    if (!slide) return;
    track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior: 'instant' });
    if (!calm.matches) slide.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250, easing: 'ease-out' });
    markSlide(root, slides.indexOf(slide));
  };
  const rest = () => {
    clearTimeout(timer);
    const isBusy = isPointedAt || root.matches(':focus-within') || document.visibilityState === 'hidden';
    if (isBusy || calm.matches || 'paused' in root.dataset || signal.aborted) return;
    timer = window.setTimeout(() => {
      show(shown() + 1);
      rest();
    }, everyMs);
  };
  const onPress = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const { slidesStep, slidesTo, slidesPause } = control?.dataset ?? {};
    if (slidesStep) show(shown() + Number(slidesStep));
    else if (slidesTo) show(Number(slidesTo));
    else if (slidesPause !== undefined) turnPause(root);
    else return;
    if (slidesPause === undefined) announce(root, slides[shown()]);
    rest();
  };
  const point = (isOver: boolean) => (event: PointerEvent) => {
    isPointedAt = isOver && event.pointerType === 'mouse';
    rest();
  };

  root.addEventListener(HAND_OVER, stop, { signal });
  root.addEventListener('click', onPress, { signal });
  root.addEventListener('pointerenter', point(true), { signal });
  root.addEventListener('pointerleave', point(false), { signal });
  root.addEventListener('focusin', rest, { signal });
  // The new element does not have the focus yet.
  root.addEventListener('focusout', () => queueMicrotask(rest), { signal });
  track.addEventListener('scroll', () => markSlide(root, shown()), { signal, passive: true });
  track.addEventListener('scrollend', rest, { signal });
  document.addEventListener('visibilitychange', rest, { signal });
  calm.addEventListener('change', rest, { signal });
  // The first slide is marked already, and measuring here would lay out the page before its first frame.
  rest();
  return stop;

  function stop() {
    clearTimeout(timer);
    run.abort();
  }
}

const HAND_OVER = 'slides:hand-over';

function markSlide(root: HTMLElement, at: number): void {
  for (const dot of root.querySelectorAll<HTMLElement>('[data-slides-to]'))
    if (Number(dot.dataset['slidesTo']) === at) dot.setAttribute('aria-current', 'true');
    else dot.removeAttribute('aria-current');
  const number = root.querySelector('[data-slides-number]');
  if (number) number.textContent = String(at + 1);
}

function turnPause(root: HTMLElement): void {
  const isPaused = root.toggleAttribute('data-paused');
  const button = root.querySelector<HTMLElement>('[data-slides-pause]');
  const label = button?.dataset[isPaused ? 'play' : 'pause'];
  if (label) button?.setAttribute('aria-label', label);
}

/** Announces the new slide after a click, but not automatic changes. */
function announce(root: HTMLElement, slide: HTMLElement | undefined): void {
  const status = root.querySelector('[role="status"]');
  if (status) status.textContent = slide?.ariaLabel ?? '';
}
