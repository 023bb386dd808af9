// Replaces the `server-only` package, which throws when it is imported outside a server component build.
export {};
