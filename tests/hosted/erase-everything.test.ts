import { eraseEverythingContract } from "../contracts/erase-everything.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

eraseEverythingContract("the Firestore store", newFirestoreStore);
