import { leadClosingContract } from "../contracts/lead-closing.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

leadClosingContract("the Firestore store", newFirestoreStore);
