import { addEnglish } from './language-context.ts';

/** The code of a screen and the English texts that are not loaded at the start. */
export async function withTexts<Module>(screen: Promise<Module>): Promise<Module> {
  const [module, { laterEnglish }] = await Promise.all([screen, import('./english/later.ts')]);
  addEnglish(laterEnglish);
  return module;
}
