import { importsContract } from "../contracts/imports.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

importsContract("the Firestore store", newFirestoreStore);
