export function packagesAreThere(folder: string): boolean;
