import { mailingsContract } from "../contracts/mailings.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

mailingsContract("the Firestore store", newFirestoreStore);
