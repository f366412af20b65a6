import { colourJobs as jobs, componentFacts as facts } from 'virtual:component-facts';
import type { ComponentFacts } from '../model/component-facts.ts';

/** The facts of each component, by its title in the sidebar. */
export const componentFacts = facts as Record<string, ComponentFacts>;

/** The purpose of each colour. */
export const colourJobs = jobs as Record<string, string>;

/** Props of each section of a component's page. */
export interface SectionProps {
  facts: ComponentFacts;
}
