import { consentLogContract } from "../contracts/consent-log.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

consentLogContract("the Firestore store", newFirestoreStore);
