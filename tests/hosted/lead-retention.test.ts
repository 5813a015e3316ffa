import { leadRetentionContract } from "../contracts/lead-retention.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

leadRetentionContract("the Firestore store", newFirestoreStore);
