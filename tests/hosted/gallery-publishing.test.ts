import { galleryPublishingContract } from "../contracts/gallery-publishing.ts";
import { newFirestoreStore } from "./new-firestore-store.ts";

galleryPublishingContract("the Firestore store", newFirestoreStore);
