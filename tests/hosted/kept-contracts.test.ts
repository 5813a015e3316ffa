import { keptContractsContract } from "../contracts/kept-contracts.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

keptContractsContract("the Firestore store", newFirestoreStore);
