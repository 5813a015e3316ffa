import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { leadClosingContract } from "./lead-closing.ts";

leadClosingContract("the SQLite store", newRawStore);
