import type { EstimateContent } from "../model/page-payload.ts";
import { useContent } from "../runtime/payload.ts";
import { loader as loadPage } from "./.server/page-loader.ts";

export const loader = loadPage;
export { clientLoader } from "../runtime/client-loader.ts";
export { meta } from "./page-meta.ts";

export default function Estimate() {
	const content = useContent<EstimateContent>();
	return (
		<>
			<h1>{content.words.heading}</h1>
		</>
	);
}
