// Stands in for a Windows without PowerShell and wmic.
process.env.SystemRoot = "C:\\none";
