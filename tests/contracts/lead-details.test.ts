import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { leadDetailsContract } from "./lead-details.ts";

leadDetailsContract("the SQLite store", newRawStore);
