import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { leadMessagesContract } from "./lead-messages.ts";

leadMessagesContract("the SQLite store", newRawStore);
