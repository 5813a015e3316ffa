import { marketingConsentContract } from "../contracts/marketing-consent.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

marketingConsentContract("the Firestore store", newFirestoreStore);
