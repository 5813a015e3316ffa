import { leadMessagesContract } from "../contracts/lead-messages.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

leadMessagesContract("the Firestore store", newFirestoreStore);
