import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { leadRetentionContract } from "./lead-retention.ts";

leadRetentionContract("the SQLite store", newRawStore);
