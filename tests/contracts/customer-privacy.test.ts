import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { customerPrivacyContract } from "./customer-privacy.ts";

customerPrivacyContract("the SQLite store", newRawStore);
