import { customerPrivacyContract } from "../contracts/customer-privacy.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

customerPrivacyContract("the Firestore store", newFirestoreStore);
