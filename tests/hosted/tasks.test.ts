import { tasksContract } from "../contracts/tasks.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

tasksContract("the Firestore store", newFirestoreStore);
