import { leadDetailsContract } from "../contracts/lead-details.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

leadDetailsContract("the Firestore store", newFirestoreStore);
