import { customersContract } from "../contracts/customers.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

customersContract("the Firestore store", newFirestoreStore);
