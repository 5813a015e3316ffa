import type { z } from "zod";

/**
 * The type of the content that a schema accepts. Read-only, because all requests share the same documents. Import
 * schemas only with `import type` to use it: browsers must not load them.
 */
export type ContentOf<Schema extends z.ZodType> = Fixed<z.infer<Schema>>;

type Fixed<T> = T extends object ? { readonly [Name in keyof T]: Fixed<T[Name]> } : T;
