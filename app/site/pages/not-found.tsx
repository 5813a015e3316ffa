import { loader as loadPage } from "../../.server/pages/page-loader.ts";

export const loader = loadPage;
export { clientLoader } from "../../runtime/client-loader.ts";

/** Every unknown path. Its payload is an error, so the frame shows the error screen and never this. */
export default function NotFound() {
	return null;
}
