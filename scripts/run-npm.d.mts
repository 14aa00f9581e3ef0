export function runNpm(command: string, folder: string): boolean;
