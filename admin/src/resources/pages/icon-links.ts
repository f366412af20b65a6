/** The fields of the icon links of an auxiliary page, link by link, as its form shows them. */
export const ICON_LINKS = [1, 2, 3].map((number) => [`link${number}_title`, `link${number}`, `icon${number}`]);
