import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { eraseEverythingContract } from "./erase-everything.ts";

eraseEverythingContract("the SQLite store", newRawStore);
