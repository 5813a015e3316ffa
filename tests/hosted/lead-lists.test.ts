import { leadListsContract } from "../contracts/lead-lists.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

leadListsContract("the Firestore store", newFirestoreStore);
