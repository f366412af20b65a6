// Before the first paint: the empty page gets the colour scheme chosen in the console instead of the system's.
try {
  const chosen = /^"(light|dark)"$/.exec(localStorage.getItem('RaStore.theme') ?? '')?.[1];
  if (chosen) document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', chosen);
} catch {
  // Without access to storage the system's scheme applies.
}
