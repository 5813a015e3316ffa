import type { z } from "zod";

/**
 * The type of the content that a schema accepts. Read-only, because every request shares the same documents. Import it
 * with `import type`: browsers must not load the schemas.
 */
export type ContentOf<Schema extends z.ZodType> = Fixed<z.infer<Schema>>;

type Fixed<T> = T extends object ? { readonly [Name in keyof T]: Fixed<T[Name]> } : T;
