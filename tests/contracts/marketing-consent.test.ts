import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { marketingConsentContract } from "./marketing-consent.ts";

marketingConsentContract("the SQLite store", newRawStore);
