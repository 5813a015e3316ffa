import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import { galleryPublishingContract } from "./gallery-publishing.ts";

galleryPublishingContract("the SQLite store", newRawStore);
