export { AppBar, type AppBarProps } from './AppBar/AppBar.tsx';
export type { NavItem } from './AppBar/nav-item.ts';
export { BottomBar, type BottomBarProps } from './BottomBar/BottomBar.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs.tsx';
export {
  addDays,
  calendarLabel,
  type CalendarPeriod,
  calendarPeriod,
  isInPeriod,
  startOfWeek,
  stepCalendar,
} from './CalendarToolbar/calendar-period.ts';
export { CalendarFrame, type CalendarFrameProps } from './CalendarToolbar/CalendarFrame.tsx';
export { type CalendarPlace, CalendarToolbar, type CalendarToolbarProps } from './CalendarToolbar/CalendarToolbar.tsx';
export { type CountLink, CountLinks, type CountLinksProps } from './CountLinks/CountLinks.tsx';
export { DrawerDisclosure, type DrawerDisclosureProps } from './DrawerDisclosure/DrawerDisclosure.tsx';
export { Footer, type FooterColumn, type FooterProps } from './Footer/Footer.tsx';
export { InPageNav, type InPageNavProps } from './InPageNav/InPageNav.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
