import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { importsContract } from "./imports.ts";

importsContract("the SQLite store", newRawStore);
