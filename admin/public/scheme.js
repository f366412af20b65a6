// Before the first paint: the empty page has the scheme that was chosen in the console, not the system's.
try {
  const chosen = /^"(light|dark)"$/.exec(localStorage.getItem('RaStore.theme') ?? '')?.[1];
  if (chosen) document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', chosen);
} catch {
  // Storage is closed: the system decides.
}
