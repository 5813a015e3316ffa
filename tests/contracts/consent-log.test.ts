import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { consentLogContract } from "./consent-log.ts";

consentLogContract("the SQLite store", newRawStore);
