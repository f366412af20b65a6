export { AboutUniversitySection } from './TextSections.tsx';
export { AccreditationsSection } from './AccreditationsSection.tsx';
export { ContactSection } from './Contact.tsx';
export { AlumniSection, VcMessageSection } from './PeopleSections.tsx';
export { BenefitsSection, CareerSection, HeadCountsSection } from './TextSections.tsx';
export { ProgramsSection } from './ProgramsSection.tsx';
export { TextSection } from './TextSections.tsx';
