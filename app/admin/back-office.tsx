import { isRouteErrorResponse, Outlet } from "react-router";
import { identify } from "./.server/identify.ts";
import { OfficeError } from "./ui/office-error.tsx";
import { StaffLanguageProvider } from "./ui/staff-language.tsx";
import "./admin.css";

export const middleware = [identify];

/** Everything under /admin. */
export default function BackOffice() {
	return <Outlet />;
}

/** What failed before anybody was known: the default language. */
export function ErrorBoundary({ error }: { error: unknown }) {
	return (
		<StaffLanguageProvider locale="fr">
			<main id="main" className="office mx-auto grid min-h-dvh max-w-xl content-center px-5 py-8">
				<OfficeError status={isRouteErrorResponse(error) ? error.status : 500} />
			</main>
		</StaffLanguageProvider>
	);
}
