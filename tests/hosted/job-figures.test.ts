import { jobFiguresContract } from "../contracts/job-figures.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

jobFiguresContract("the Firestore store", newFirestoreStore);
