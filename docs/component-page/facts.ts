import { colourJobs as jobs, componentFacts as found } from 'virtual:component-facts';
import type { ComponentFacts } from '../model/component-facts.ts';

/** What is known of each component, by its title in the sidebar. */
export const componentFacts = found as Record<string, ComponentFacts>;

/** What each colour is for. */
export const colourJobs = jobs as Record<string, string>;

/** What each section of a component's page is given. */
export interface SectionProps {
  facts: ComponentFacts;
}
