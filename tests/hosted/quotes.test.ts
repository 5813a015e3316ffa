import { quotesContract } from "../contracts/quotes.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

quotesContract("the Firestore store", newFirestoreStore);
