/** The mobile-device check, which `?showMobile=true` forces (§4); styles and scripts ask the root element. */
export function markMobile(): void {
  const forced = new URLSearchParams(location.search).get('showMobile') === 'true';
  const mobile = forced || matchMedia('(hover: none) and (pointer: coarse)').matches;
  document.documentElement.toggleAttribute('data-mobile', mobile);
}
