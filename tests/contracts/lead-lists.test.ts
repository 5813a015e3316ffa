import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { leadListsContract } from "./lead-lists.ts";

leadListsContract("the SQLite store", newRawStore);
