export function findPostgres(): string | undefined;
export function startPostgres(): Promise<{ url: string; folder: string; stop: () => Promise<void> } | undefined>;
