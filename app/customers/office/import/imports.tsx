import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
	useSearchParams,
} from "react-router";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import { networkOf } from "#app/.server/network.ts";
import { readFileUpload } from "#app/.server/photos/read-file.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { FormNotice, PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { checkFile, importLimits, isFileFault } from "#app/model/customers/check-file.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { importList } from "../../.server/import/import-view.ts";
import { serviceKeys } from "../../.server/import/service-keys.ts";
import { storeImport } from "../../.server/import/store-import.ts";
import { BackLink } from "./back-link.tsx";
import { ImportedFiles } from "./imported-files.tsx";
import { PrepareFile } from "./prepare-file.tsx";
import { UploadForm } from "./upload-form.tsx";

export const meta = officeMeta((words) => words.imports.title);

export async function loader({ context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, "administrator");
	const { store, content } = context.get(servicesContext);
	const reader = content.reader();
	const services = serviceNames.map((service) => serviceNameIn(service, locale, reader));
	return { imports: await importList(store), services };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const network = networkOf(context.get(requestContextKey).address);
	const { file } = await readFileUpload(request, { field: "file", bytes: importLimits.bytes }, network);
	if (file === null) return data({ code: "missing" as const }, 422);
	if (typeof file === "string") return data({ code: file }, file === "busy" ? 503 : 422);
	const checks = { services: serviceKeys(services.content.reader()), now: services.clock.now() };
	const checked = checkFile(file.bytes, checks);
	if (isFileFault(checked)) return data(checked, 422);
	const stored = await storeImport(services, file, checked, member);
	// A file that is only checked shows its check again.
	if (stored.kind === "known" && stored.status !== "checked")
		return data({ code: "known" as const, id: stored.id }, 409);
	return redirect(`/admin/clients/importations/${stored.id}`, 303);
}

export default function Imports() {
	const { imports, services } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const words = useStaffLanguage().words.imports;
	const [search] = useSearchParams();
	return (
		<>
			<BackLink to="/admin/clients">{words.customers}</BackLink>
			<PageHead title={words.title}>{words.lead}</PageHead>
			<div className="grid grid-cols-1 gap-4">
				{search.get("avis") === "supprime" && !answer && <FormNotice>{words.list.discarded}</FormNotice>}
				{search.get("avis") === "expiree" && !answer && <FormNotice>{words.checked.expired}</FormNotice>}
				<Panel title={words.upload.heading}>
					<UploadForm answer={answer} />
				</Panel>
				<Panel title={words.list.heading}>
					<ImportedFiles imports={imports} />
				</Panel>
				<PrepareFile services={services} />
			</div>
		</>
	);
}
