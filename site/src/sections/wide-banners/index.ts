export { CareerBanner } from './CareerBanner.tsx';
export { EmiBanner } from './EmiBanner.tsx';
export { GetInTouchBanner } from './GetInTouchBanner.tsx';
