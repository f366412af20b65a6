export { AboutUniversitySection } from './AboutUniversitySection.tsx';
export { AccreditationsSection } from './AccreditationsSection.tsx';
export { ContactSection } from './ContactSection.tsx';
export { AlumniSection, VcMessageSection } from './PeopleSections.tsx';
export { BenefitsSection, CareerSection, HeadCountsSection } from './PointsSections.tsx';
export { ProgramsSection } from './ProgramsSection.tsx';
export { TextSection } from './TextSection.tsx';
