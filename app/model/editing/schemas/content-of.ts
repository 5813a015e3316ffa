import type { z } from "zod";

/** Read-only, because requests share documents. Use `import type` for schemas: browsers must not load them. */
export type ContentOf<Schema extends z.ZodType> = Fixed<z.infer<Schema>>;

type Fixed<T> = T extends object ? { readonly [Name in keyof T]: Fixed<T[Name]> } : T;
